import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { fieldName } from '#shared/problems.ts'
import { Field } from '#src/ui/Field.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { PictureField } from './PictureField.tsx'
import { LANGUAGES } from './texts.ts'
import type { Writing } from './useWriting.ts'

/** What an ad shows and where it leads. */
export function AdWhat({ writing }: { writing: Writing }) {
  const { t } = useLingui()
  const { fields, set } = writing
  return (
    <>
      <PictureField
        name="image"
        value={fields['image'] ?? ''}
        onValue={(image) => set({ image })}
      />
      {LANGUAGES.map((it) => (
        <TitleField key={it} language={it} writing={writing} />
      ))}
      <Field
        name="link"
        label={t`Leads to`}
        hint={t`A screen such as /pages/staking/index, or an https address. Empty: nowhere.`}
        inputMode="url"
        maxLength={1_000}
        autoComplete="off"
        value={fields['link'] ?? ''}
        onChange={(event) => set({ link: event.currentTarget.value })}
      />
      <Nowhere link={fields['link'] ?? ''} />
      <Field
        name="place"
        label={t`Place`}
        hint={t`The lowest comes first.`}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        value={fields['place'] ?? ''}
        onChange={(event) => set({ place: event.currentTarget.value })}
      />
    </>
  )
}

/** The preview leads nowhere, so a slip in the address would first be seen by members. */
function Nowhere({ link }: { link: string }) {
  const router = useRouter<AnyRouter>()
  const [path = ''] = link.trim().split(/[?#]/)
  if (!path.startsWith('/') || path in router.routesByPath) return null
  return (
    <Note kind="amber">
      <Trans>The app has no screen of this address: whoever taps the ad would find nothing.</Trans>
    </Note>
  )
}

type TitleFieldProps = { language: (typeof LANGUAGES)[number]; writing: Writing }

function TitleField({ language, writing: { fields, set } }: TitleFieldProps) {
  const { t } = useLingui()
  const name = `title.${language}`
  return (
    <Field
      name={name}
      label={fieldName(name, useLocale())}
      hint={t`Stands under the picture, and is read out in its place.`}
      lang={language === 'en' ? 'en' : 'zh-Hant'}
      maxLength={200}
      autoComplete="off"
      autoCapitalize="sentences"
      spellCheck
      value={fields[name] ?? ''}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
}
