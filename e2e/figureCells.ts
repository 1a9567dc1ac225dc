import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parseAmount } from '#shared/money.ts'

/** An amount with all its decimals, as the screen has it: base units. */
export function units(text: string | null): bigint {
  const plain = (text ?? '').replaceAll(',', '').replace(/^\+/, '')
  return plain.startsWith('−') ? -parseAmount(plain.slice(1)) : parseAmount(plain)
}

/** The amounts that stand beside a name, each as often as it is there. */
export async function amountsOf(part: Page | Locator, term: string): Promise<bigint[]> {
  const values = part.locator('dt', { hasText: term }).locator('xpath=..').locator('data')
  const texts = await values.evaluateAll((all) => all.map((it) => it.getAttribute('value')))
  return texts.map(units)
}

export const sum = (all: readonly bigint[]) => all.reduce((a, b) => a + b, 0n)

/** The cells of a file that is saved when the button is pressed, without its first line. */
export async function saved(page: Page, button: Locator): Promise<string[][]> {
  const waiting = page.waitForEvent('download')
  await button.click()
  const text = await readFile(await (await waiting).path(), 'utf8')
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)
  return lines.map((line) => line.slice(1, -1).split('","'))
}
