import { useLingui } from '@lingui/react/macro'

/** Who did something, as the log names them: a member by the UID, the service itself, or a user of the command by a name of theirs. */
export function Actor({ name }: { name: string }) {
  const { t } = useLingui()
  const id = /^member (\d+)$/.exec(name)?.[1]
  const known = id ? t`member ${id}` : name === 'service' && t`service`
  return <span translate="no">{known || name}</span>
}
