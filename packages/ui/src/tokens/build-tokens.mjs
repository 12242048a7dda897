/**
 * Writes theme.generated.css, palette.generated.ts, and theme-values.generated.ts from tokens.json: `node src/tokens/build-tokens.mjs`. A test
 * compares its output with the committed files.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const here = new URL('./', import.meta.url)
const banner = 'Made by build-tokens.mjs from tokens.json; change that file and run it again.'

const read = () => JSON.parse(readFileSync(new URL('tokens.json', here), 'utf8'))

/** Returns every color and shadow that differs between light and dark, as [custom property, {light, dark}]. */
function schemeEntries(tokens) {
  const { main, second, other, companies } = tokens.chart
  const numbered = (colors, name) => colors.map((color, index) => [`--color-${name}-${index + 1}`, color])
  return [
    ...Object.entries(tokens.roles).map(([role, color]) => [`--color-${role}`, color]),
    ...numbered([...main, ...second], 'chart'),
    ['--color-chart-other', other],
    ...numbered(companies, 'company'),
    ...Object.entries(tokens.shadow).map(([step, shadow]) => [`--shadow-${step}`, shadow]),
  ]
}

/** Sizes follow the font size of the browser; its default of 16 px draws them as the tokens state them. */
const rem = (px) => `${px / 16}rem`

function typeLines(type) {
  return Object.entries(type).flatMap(([name, { size, line, weight, tracking }]) => [
    `--text-${name}: ${rem(size)};`,
    `--text-${name}--line-height: ${rem(line)};`,
    ...(weight ? [`--text-${name}--font-weight: ${weight};`] : []),
    `--text-${name}--letter-spacing: ${tracking ?? '0em'};`,
  ])
}

const sizes = (prefix, values, unit) =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${name}: ${unit(value)};`)
const px = (value) => `${value}px`

function themeLines(tokens) {
  const { motion, control } = tokens
  return [
    `--font-sans: ${tokens.font.sans};`,
    `--font-mono: ${tokens.font.mono};`,
    '--default-font-family: var(--font-sans);',
    ...Object.entries(tokens.font.weights).map(([name, weight]) => `--font-weight-${name}: ${weight};`),
    ...typeLines(tokens.type),
    '--tracking-normal: 0em;',
    '--color-white: #fff;',
    `--spacing: ${rem(tokens.spacing)};`,
    `--spacing-control: ${rem(control.height)};`,
    `--spacing-control-compact: ${rem(control.compact)};`,
    `--spacing-control-coarse: ${rem(control.coarse)};`,
    ...sizes('radius', tokens.radius, px),
    ...sizes('breakpoint', tokens.breakpoint, rem),
    ...sizes('container', tokens.container, rem),
    `--ease-out: ${motion.ease};`,
    `--default-transition-timing-function: ${motion.ease};`,
    `--default-transition-duration: ${motion.fast}ms;`,
    `--transition-duration-fast: ${motion.fast}ms;`,
    `--transition-duration-base: ${motion.base}ms;`,
    `--transition-duration-slow: ${motion.slow}ms;`,
    ...schemeEntries(tokens).map(([name, value]) => `${name}: ${value.light};`),
  ]
}

const block = (selector, lines, pad = '') =>
  [`${pad}${selector} {`, ...lines.map((line) => `${pad}  ${line}`), `${pad}}`].join('\n')

/** The light values are the default. The dark ones follow the attribute, or the system if there is none; paper is light. */
function themeCss(tokens) {
  const scheme = (name) => [
    `color-scheme: ${name};`,
    ...schemeEntries(tokens).map(([property, value]) => `${property}: ${value[name]};`),
  ]
  const unset = ':not([data-theme="light"], [data-theme="dark"])'
  return [
    `/* ${banner} Import it into a layer. */`,
    block('@theme static', themeLines(tokens)),
    '',
    block('[data-theme="light"]', scheme('light')),
    '',
    '@media screen {',
    block('[data-theme="dark"]', scheme('dark'), '  '),
    '}',
    '',
    '@media screen and (prefers-color-scheme: dark) {',
    block(`:root${unset},\n  [data-theme="auto"]`, scheme('dark'), '  '),
    '}',
    '',
  ].join('\n')
}

const constant = (name, note, value) =>
  `/** ${note} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`

function paletteTs(tokens) {
  const variables = (colors, name, from = 1) => colors.map((_, index) => `var(--color-${name}-${index + from})`)
  const { main, second, companies } = tokens.chart
  return [
    `// ${banner}`,
    constant('mainSeries', 'Six harmonious colors for charts of up to six series.', variables(main, 'chart')),
    constant('secondSeries', 'Six more, for categories beyond the first.', variables(second, 'chart', main.length + 1)),
    '/** Nineteen colors for companies and long lists. */',
    `export const companySeries: readonly string[] = Array.from({ length: ${companies.length} }, (_, index) => \`var(--color-company-\${index + 1})\`)\n`,
  ].join('\n')
}

/** In a separate file: only a host page's theme needs the values, and no screen should load them for a chart's color. */
const themeValuesTs = (tokens) =>
  [
    `// ${banner}`,
    constant('roleColors', 'The color roles as hexadecimal values, for sums on colors.', tokens.roles),
    constant('typeScale', 'Type sizes in px, for a host page that asks for another base size.', tokens.type),
    constant('radii', 'Corner radii in px.', tokens.radius),
  ].join('\n')

/** Returns the three generated files as text, by file name. */
export function generate() {
  const tokens = read()
  return {
    'theme.generated.css': themeCss(tokens),
    'palette.generated.ts': paletteTs(tokens),
    'theme-values.generated.ts': themeValuesTs(tokens),
  }
}

/** Returns the same files as they are in the repository. */
export function committed() {
  return Object.fromEntries(Object.keys(generate()).map((name) => [name, readFileSync(new URL(name, here), 'utf8')]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, text] of Object.entries(generate())) writeFileSync(new URL(name, here), text)
}
