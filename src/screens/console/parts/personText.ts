/** A member as the console says it: by nickname, where it is known, and UID. */
export const personText = ({
  id,
  nickname,
}: {
  id: string
  nickname?: string | null | undefined
}) => (nickname ? `${nickname} (UID ${id})` : `UID ${id}`)
