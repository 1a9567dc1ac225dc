import type { Sheet } from './MemberScreen.tsx'

/** A sheet about one member, as seen when it was opened. */
export type OnMember = { of: Sheet; onClose: () => void }
