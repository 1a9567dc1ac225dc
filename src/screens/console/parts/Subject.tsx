import { useLingui } from '@lingui/react/macro'
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
  const { i18n } = useLingui()
  if (nickname) return <Actor name={name} nickname={nickname} />
  const [, thing = '', which = ''] = /^(payout stop|[a-z]+)(?: (\S+))?$/.exec(name) ?? []
  const words = things[thing]
  const said = (text: string) => (words ? `${i18n._(words)} ${text}`.trimEnd() : text)
  const logged = words ? which : name
  const names = namesOf[thing]
  const named = names && Object.hasOwn(names, which) ? names[which] : undefined
  const all = named ? i18n._(named) : logged
  const shown = whole || named ? all : mask(all)
  return (
    <span translate="no" className={styles.subject} title={shown === all ? undefined : said(all)}>
      {said(shown)}
    </span>
  )
}
