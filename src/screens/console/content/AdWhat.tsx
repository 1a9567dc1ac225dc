import { useLingui } from '@lingui/react/macro'
import { fieldName } from '#shared/problems.ts'
import { Field } from '#src/ui/Field.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { PictureField } from './PictureField.tsx'
import { LANGUAGES } from './texts.ts'
import type { Writing } from './useWriting.ts'

/** What an ad shows and where it leads. */
export function AdWhat({ writing: { fields, set } }: { writing: Writing }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <PictureField
        name="image"
        value={fields['image'] ?? ''}
        onValue={(image) => set({ image })}
      />
      {LANGUAGES.map((it) => (
        <Field
          key={it}
          name={`title.${it}`}
          label={fieldName(`title.${it}`, locale)}
          hint={t`Stands under the picture, and is read out in its place.`}
          lang={it === 'en' ? 'en' : 'zh-Hant'}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="sentences"
          spellCheck
          value={fields[`title.${it}`] ?? ''}
          onChange={(event) => set({ [`title.${it}`]: event.currentTarget.value })}
        />
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
