import type { Handler } from '#server/calls/Handler.ts'
import { publicChanges } from '#server/parameters/publicChanges.ts'

export const changes: Handler<'home/changes'> = ({ tx, body }) => publicChanges(tx, body)
