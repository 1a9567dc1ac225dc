import type { Role } from '#shared/desk/roles.ts'

/** Who acts. The command line has every role: whoever reaches the database there needs none. */
export type Actor = {
  /** As the log has it, and who a second person must differ from: `member 100007`, or a name of the operating system. */
  name: string
  /** null: the command line. */
  member: string | null
  roles: readonly Role[]
}
