/** The registration page with a code in it (specification §9: share link). */
export const inviteLink = (code: string) => `${location.origin}/#/pages/register/index?code=${code}`
