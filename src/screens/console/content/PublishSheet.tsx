import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { say, type Words } from '#shared/locale.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { MomentField } from '#src/screens/console/parts/MomentField.tsx'
import { localField, momentIn, momentText, soon } from '#src/screens/console/parts/moments.ts'
import { Note } from '#src/ui/Note.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { clock } from '#src/words/clock.ts'

type PublishSheetProps = {
  path: 'operator/publishNotice' | 'operator/publishArticle'
  extra: Readonly<Record<string, unknown>>
  title: Words
  /** The moment that it was given before. */
  before: string | null
  onClose: () => void
  /** What it means for members. */
  children: ReactNode
}

type Published = DeskResult<PublishSheetProps['path']>

/** When it is to come out; null: it is out. */
function comesAt(it: Published): string | null {
  if ('key' in it) return it.pending?.at ?? null
  return it.state === 'coming' ? it.publishedAt : null
}

/** The last look before something comes out: at once or at a moment. */
export function PublishSheet({ path, extra, title, before, onClose, children }: PublishSheetProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [when, setWhen] = useState<'now' | 'later'>(before === null ? 'now' : 'later')
  const [local, setLocal] = useState(() =>
    localField(before === null ? soon(clock.now()) : new Date(before)),
  )
  const at = momentIn(local)
  return (
    <ActSheet
      open
      onClose={onClose}
      title={<Trans>Publish</Trans>}
      path={path}
      extra={when === 'now' ? extra : { ...extra, at }}
      reason={false}
      submit={when === 'now' ? <Trans>Publish now</Trans> : <Trans>Publish at that moment</Trans>}
      done={(it) => {
        const to = comesAt(it)
        return to === null ? t`It is out` : t`It comes out on ${momentText(to, locale)}`
      }}
    >
      <p>
        <b>{say(title, locale)}</b>
      </p>
      <Segment
        label={t`When it comes out`}
        value={when}
        onValue={setWhen}
        options={[
          { value: 'now', label: t`Now` },
          { value: 'later', label: t`At a moment` },
        ]}
      />
      {when === 'later' && (
        <MomentField name="at" label={t`Your time`} value={local} onValue={setLocal} />
      )}
      <Note kind="amber">{children}</Note>
    </ActSheet>
  )
}
