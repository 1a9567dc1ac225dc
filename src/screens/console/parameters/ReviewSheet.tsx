import { Trans, useLingui } from '@lingui/react/macro'
import { differences } from '#shared/differences.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { useMe } from '#src/screens/console/roles.ts'
import { Changed } from '#src/ui/Changed.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { After } from './After.tsx'
import { parameterWords } from './parameter-words.ts'
import { parameterShape, type Standing } from './standing.ts'
import { useSaying } from './useSaying.ts'

/** What is to be set: built on what, from when, and why. */
export type Asked = {
  from: Standing
  base: unknown
  value: unknown
  effectiveAt: string | undefined
  reason: string
}

/** The last look before a version is set: the difference in words, from when, who and why, and what it does not touch. */
export function ReviewSheet({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { i18n, t } = useLingui()
  const [, change] = useSectionSearch(parameterShape)
  const { from, base, value, effectiveAt, reason } = asked
  const { name, revision } = from
  const changes = differences(name, base, value)
  const say = useSaying([{ changes }])
  const effect = parameterWords[name]?.effect
  return (
    <ActSheet
      open
      onClose={onClose}
      title={say.name(name)}
      path="operator/setParameter"
      extra={{ name, value, revision, reason, ...(effectiveAt !== undefined && { effectiveAt }) }}
      reason={false}
      kind={effectiveAt === undefined ? 'amber' : 'main'}
      submit={
        effectiveAt === undefined ? <Trans>Set it now</Trans> : <Trans>Set it for then</Trans>
      }
      done={() => t`It is set`}
      onDone={() => change({ set: undefined })}
    >
      <Changed changes={say.changes(changes)} />
      <Facts asked={asked} />
      {effect && <Note>{i18n._(effect)}</Note>}
      <After asked={asked} />
    </ActSheet>
  )
}

function Facts({ asked: { effectiveAt, reason } }: { asked: Asked }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { data: me } = useMe()
  return (
    <KeyValue
      rows={[
        {
          term: t`Holds from`,
          children: effectiveAt === undefined ? t`now` : momentText(effectiveAt, locale),
        },
        { term: t`Set by`, children: <span translate="no">{me?.nickname}</span> },
        { term: t`Reason`, children: reason },
      ]}
    />
  )
}
