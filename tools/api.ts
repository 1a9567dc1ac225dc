import { writeFileSync } from 'node:fs'
import { apiDoc } from './api/apiDoc.ts'

/** Writes the page of the calls, out of the contract. */
writeFileSync('docs/api.md', apiDoc())
