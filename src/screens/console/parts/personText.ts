/** A member as the console says it: by nickname, where it is known, and UID. A number stays on the line of what it is. */
export const personText = ({
  id,
  nickname,
}: {
  id: string
  nickname?: string | null | undefined
}) => (nickname ? `${nickname} (UID\u00A0${id})` : `UID\u00A0${id}`)
