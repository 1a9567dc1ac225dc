import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { ReasonField } from '#src/screens/console/parts/ReasonField.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { Paused } from './Pauses.tsx'
import { pauseWords } from './pause-words.ts'

type PauseSheetProps = { of: Paused | undefined; onClose: () => void }

/** Pauses something, or lets it go on. */
export const PauseSheet = ({ of, onClose }: PauseSheetProps) => {
  if (!of) return null
  return of.since === null ? <Begin of={of} onClose={onClose} /> : <End of={of} onClose={onClose} />
}

/** What was sent before may have been the other of the two. */
function useDone() {
  const { t } = useLingui()
  return ({ since }: Pick<Paused, 'since'>) => (since === null ? t`It goes on` : t`It is paused`)
}

type OneProps = { of: Paused; onClose: () => void }

/** With the words that members read, in both languages. */
function Begin({ of: { what, revision }, onClose }: OneProps) {
  const { i18n, t } = useLingui()
  const [reason, setReason] = useState({ en: '', zh: '' })
  const { name: words, effect } = pauseWords[what]
  const name = i18n._(words)
  const done = useDone()
  const hint = t`Members read it above the form, word for word.`
  return (
    <ActSheet
      open
      onClose={onClose}
      title={t`Pause: ${name}`}
      path="operator/setPause"
      extra={{ what, on: true, revision, reason }}
      reason={false}
      kind="danger"
      submit={<Trans>Pause it for everybody</Trans>}
      done={done}
    >
      <Note kind="amber">
        {i18n._(effect)}
        <Gap />
        <Trans>It counts at once, for every member.</Trans>
      </Note>
      <ReasonField
        name="reason.en"
        label={t`Reason in English`}
        hint={hint}
        maxLength={300}
        lang="en"
        onText={(en) => setReason((before) => ({ ...before, en }))}
      />
      <ReasonField
        name="reason.zh"
        label={t`Reason in Traditional Chinese`}
        hint={hint}
        maxLength={300}
        lang="zh-Hant"
        onText={(zh) => setReason((before) => ({ ...before, zh }))}
      />
    </ActSheet>
  )
}

/** Why it goes on is for the log alone: no member reads it. */
function End({ of: { what, revision, reason: paused }, onClose }: OneProps) {
  const { i18n, t } = useLingui()
  const [reason, setReason] = useState('')
  const name = i18n._(pauseWords[what].name)
  const done = useDone()
  return (
    <ActSheet
      open
      onClose={onClose}
      title={t`Let go on: ${name}`}
      path="operator/setPause"
      extra={{ what, on: false, revision, reason: { en: reason, zh: reason } }}
      reason={false}
      submit={<Trans context="pause">Let it go on</Trans>}
      done={done}
    >
      {paused && (
        <Note kind="amber">
          <span lang="en">{paused.en}</span>
          <br />
          <span lang="zh-Hant">{paused.zh}</span>
        </Note>
      )}
      <Note>
        <Trans>Members can do it again at once, and the reason above is taken away.</Trans>
      </Note>
      <ReasonField name="reason.en" onText={setReason} maxLength={300} />
    </ActSheet>
  )
}
