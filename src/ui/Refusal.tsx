import { Note } from './Note.tsx'

/** Why something was refused, until it is tried again; nothing where it was not. */
export const Refusal = ({ problem }: { problem: string | undefined }) =>
  problem && (
    <div role="alert">
      <Note kind="red">{problem}</Note>
    </div>
  )
