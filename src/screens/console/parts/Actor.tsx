import { useLingui } from '@lingui/react/macro'
import { useMe } from '#src/screens/console/roles.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { personText } from './personText.ts'

type ActorProps = {
  /** As the log has it. */
  name: string
  /** The member's nickname, where it is known. */
  nickname?: string | null
}

/** Who did something: a member by nickname and UID, the service itself, or a user of the command by a name of theirs. */
export function Actor({ name, nickname }: ActorProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { data: me } = useMe()
  const id = /^member (\d+)$/.exec(name)?.[1]
  if (id === undefined) return <span translate="no">{name === 'service' ? t`service` : name}</span>
  const known = nickname ?? me?.colleagues.find((one) => one.id === id)?.nickname
  return (
    <span translate="no">
      <Whole>{personText({ id, nickname: known }, locale)}</Whole>
    </span>
  )
}
