/** The registration page with a code in it (specification §9: share link). */
export const inviteLink = (code: string) => `${location.origin}/#/pages/register/index?code=${code}`

/** What was pasted for an invitation code, where it is a whole link: the code in it. */
export const codePasted = (text: string) => /[?&]code=([^&#\s]*)/.exec(text)?.[1] ?? text
