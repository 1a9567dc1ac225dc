import { afterEach, expect, test, vi } from 'vitest'
import { readUpload } from './readUpload.ts'

const tooMany = { because: 'tooMany', details: { retryAfter: 2 } }

/** Somebody in a network of their own. */
const by = (sender: string, network = `network of ${sender}`) => ({ sender, network })

/** Reads that end when they are told to, or when `whole` says so. */
function slow() {
  const whole = Promise.withResolvers<string>()
  const read = (ended: AbortSignal) =>
    new Promise<string>((done) => {
      ended.addEventListener('abort', () => done('ended'))
      whole.promise.then(done)
    })
  return { read, whole: () => whole.resolve('whole') }
}

afterEach(() => {
  vi.useRealTimers()
})

test('one file of a sender is read at a time, beside those of others', async () => {
  const held = slow()
  const first = readUpload(by('ann'), held.read)
  await expect(readUpload(by('ann', 'elsewhere'), async () => 'second')).rejects.toMatchObject(
    tooMany,
  )
  expect(await readUpload(by('bob'), async () => 'other')).toBe('other')
  held.whole()
  expect(await first).toBe('whole')
  expect(await readUpload(by('ann'), async () => 'third')).toBe('third')
})

test('two files from one network are read at a time, beside those from others', async () => {
  const held = slow()
  const two = ['ann', 'bob'].map((name) => readUpload(by(name, 'home'), held.read))
  await expect(readUpload(by('cat', 'home'), async () => 'third')).rejects.toMatchObject(tooMany)
  expect(await readUpload(by('cat', 'office'), async () => 'other')).toBe('other')
  held.whole()
  expect(await Promise.all(two)).toEqual(['whole', 'whole'])
  expect(await readUpload(by('cat', 'home'), async () => 'again')).toBe('again')
})

test('a file that breaks off keeps nobody from sending it again', async () => {
  const broken = () => Promise.reject(new Error('broken off'))
  for (const _ of [1, 2, 3]) await expect(readUpload(by('ann'), broken)).rejects.toThrow('off')
  expect(await readUpload(by('ann'), async () => 'whole')).toBe('whole')
})

test('more files than the memory is to hold are not read at once', async () => {
  const gate = Promise.withResolvers<void>()
  let most = 0
  const sent = Array.from({ length: 80 }, (_, n) =>
    readUpload(by(`${n}`), async () => {
      most += 1
      await gate.promise
    }),
  )
  await expect(readUpload(by('one more'), async () => {})).rejects.toMatchObject(tooMany)
  expect(most).toBe(16)
  gate.resolve()
  await Promise.all(sent)
  expect(most).toBe(80)
})

test('a file that has not come whole in 20 s gives its place up to who waits, and to nobody else', async () => {
  vi.useFakeTimers()
  const held = slow()
  const said: string[] = []
  const sent = Array.from({ length: 16 }, async (_, n) => {
    said.push(await readUpload(by(`${n}`), held.read))
  })
  // Nobody waits: a weak line may take as long as it likes.
  await vi.advanceTimersByTimeAsync(40_000)
  expect(said).toEqual([])
  let began = 0
  const waits = ['x', 'y'].map((name) =>
    readUpload(by(name), (ended) => {
      began += 1
      return held.read(ended)
    }),
  )
  await vi.advanceTimersByTimeAsync(1_000)
  expect(began).toBe(2)
  expect(said).toEqual(['ended', 'ended'])
  // As many as waited, and no more.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toHaveLength(2)
  held.whole()
  await Promise.all([...sent, ...waits])
  expect(said.slice(2)).toEqual(Array(14).fill('whole'))
})

test('nor does it within the 20 s, however many wait', async () => {
  vi.useFakeTimers()
  const held = slow()
  const said: string[] = []
  const sent = Array.from({ length: 17 }, async (_, n) => {
    said.push(await readUpload(by(`${n}`), held.read))
  })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(said).toEqual(['ended'])
  held.whole()
  await Promise.all(sent)
})
