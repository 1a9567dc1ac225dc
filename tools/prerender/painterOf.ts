import { build } from 'vite'

/** The source of a program of the app with all that it imports, as one text. */
export async function painterOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  const [{ output } = { output: [] }] = [built].flat() as { output?: { code?: string }[] }[]
  const [made] = output ?? []
  if (!made?.code) throw new Error(`nothing was made of ${entry}`)
  // What stands at the top is to be known in its block alone.
  return made.code.replace(/^var /gm, 'const ')
}
