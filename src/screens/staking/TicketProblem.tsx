import { Note } from '#src/ui/Note.tsx'

/** Why no link could be made, in the service's words. */
export const TicketProblem = ({ problem }: { problem: string | undefined }) =>
  problem && (
    <div role="alert">
      <Note kind="red">{problem}</Note>
    </div>
  )
