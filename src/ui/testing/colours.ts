import { globSync, readFileSync } from 'node:fs'

export type Rule = { where: string; selector: string; declarations: Map<string, string> }

/** The rules of a file, those within a media query as well. */
export const rulesOf = (file: string): Rule[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].map(([, selector = '', body = '']) => ({
    where: file,
    selector: selector.trim(),
    declarations: new Map(
      body.split(';').map((line) => {
        const [name = '', ...value] = line.split(':')
        return [name.trim(), value.join(':').trim()] as const
      }),
    ),
  }))

/** Those of all the app's styles. */
export const rules = globSync('src/**/*.css').flatMap(rulesOf)
export const tokens = new Map(
  rulesOf('src/ui/tokens.css').flatMap(({ declarations }) => [...declarations]),
)

/** The colours in a value, tokens among them. */
export const coloursIn = (value = ''): string[] =>
  value
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name) => tokens.get(name) ?? '')
    .match(/#[\da-f]{3,8}\b/g) ?? []

/** Red, green, blue and what shines through, each from 0 to 1. */
function read(colour: string): number[] {
  const digits = colour.slice(1)
  const pairs = digits.length < 6 ? [...digits].map((it) => it + it) : (digits.match(/../g) ?? [])
  const [r = 0, g = 0, b = 0, a = 1] = pairs.map((it) => Number.parseInt(it, 16) / 255)
  return [r, g, b, a]
}

/** How bright it is on a card, if something shines through. */
export function luminance(colour: string): number {
  const below = read(tokens.get('--surface1') ?? '')
  const [r = 0, g = 0, b = 0, a = 1] = read(colour)
  const [red = 0, green = 0, blue = 0] = [r, g, b]
    .map((it, at) => it * a + (below[at] ?? 0) * (1 - a))
    .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG reckons it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
