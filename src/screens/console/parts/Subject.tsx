import { useLingui } from '@lingui/react/macro'
import { Masked } from '#src/ui/Masked.tsx'
import { mask } from '#src/words/format.ts'
import { Actor } from './Actor.tsx'
import styles from './Subject.module.css'
import { namesOf, things } from './things.ts'

type SubjectProps = {
  /** As the log has it. */
  name: string
  /** The member's nickname, where it is one. */
  nickname?: string | null
  /** A long address or hash is not masked. */
  whole?: boolean
}

/** What something was done to: a member by nickname and UID, all else as the log names it. */
export function Subject({ name, nickname, whole = false }: SubjectProps) {
  const { i18n, t } = useLingui()
  if (nickname) return <Actor name={name} nickname={nickname} />
  const [, thing = '', which = ''] = /^(payout stop|[a-z]+)(?: (\S+))?$/.exec(name) ?? []
  const words = things[thing]
  if (!words) return <Said thing="" all={name} whole={whole} />
  const known = namesOf[thing]
  const named = known && Object.hasOwn(known, which) ? known[which] : undefined
  const kind = i18n._(words)
  if (!named) return <Said thing={kind} all={which} whole={whole} />
  const own = i18n._(named)
  return <Said thing="" all={t({ context: 'log', message: `${kind} ${own}` })} whole />
}

function Said({ thing, all, whole }: { thing: string; all: string; whole: boolean }) {
  const shown = whole ? all : mask(all)
  const isMasked = shown !== all
  return (
    <span
      translate="no"
      className={styles.subject}
      title={isMasked ? `${thing} ${all}`.trim() : undefined}
    >
      {thing && `${thing} `}
      {isMasked ? <Masked text={shown} /> : all}
    </span>
  )
}
