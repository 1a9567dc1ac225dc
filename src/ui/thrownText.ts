import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { problemThrown } from './problemThrown.ts'

/** What was thrown, in words for a person: its own where it has such, a word that it went wrong where it has not. */
export const thrownText = (error: unknown): string =>
  problemThrown(error, i18n._(msg`Something went wrong. Please try again.`)).message
