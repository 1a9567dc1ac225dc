import { mkdtempSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLogFile } from './openLogFile.ts'

function newLog(longest: number, every?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const log = openLogFile(join(folder, 'service.log'), longest, every)
  onTestFinished(() => {
    log.close()
    rmSync(folder, { recursive: true })
  })
  return { folder, log, read: (name: string) => readFileSync(join(folder, name), 'utf8') }
}

test('a log that becomes long while it is written on is put aside, and the disk holds two of them', () => {
  const { folder, log, read } = newLog(1_000)
  for (let i = 0; i < 1_000; i += 1) log.write(`line ${i}`)
  expect(readdirSync(folder)).toEqual(['service.log', 'service.log.old'])
  const [old, now] = [read('service.log.old'), read('service.log')]
  for (const text of [old, now]) expect(text.length).toBeLessThan(1_020)
  const lines = `${old}${now}`.trimEnd().split('\n')
  expect(lines).toEqual(lines.map((_, i) => `line ${1_000 - lines.length + i}`))
})

test('a program that writes into it by itself goes on, and the last lines are still told', () => {
  const { log, read } = newLog(100)
  for (let i = 0; i < 11; i += 1) log.write(`line ${i} xxx`)
  writeSync(log.descriptor, 'from the program\n')
  log.write('the last')
  expect(read('service.log')).toBe('line 10 xxx\nfrom the program\nthe last\n')
  expect(log.tail()).toBe('line 10 xxx\nfrom the program\nthe last')
})

test('one that only a program writes into is put aside too', async () => {
  const { folder, log, read } = newLog(100, 10)
  writeSync(log.descriptor, 'x'.repeat(101))
  await expect.poll(() => readdirSync(folder)).toContain('service.log.old')
  await expect.poll(() => read('service.log')).toBe('')
})

test('on a full disk a line is lost, and whoever wrote it goes on', () => {
  const log = openLogFile('/dev/full')
  onTestFinished(log.close)
  expect(() => log.write('line')).not.toThrow()
})
