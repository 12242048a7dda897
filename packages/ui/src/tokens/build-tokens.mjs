/**
 * Writes theme.generated.css and palette.generated.ts from tokens.json: `node src/tokens/build-tokens.mjs`.
 * A test compares what it would write with what is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const here = new URL('./', import.meta.url)
const banner = 'Made by build-tokens.mjs from tokens.json; change that file and run it again.'

const read = () => JSON.parse(readFileSync(new URL('tokens.json', here), 'utf8'))

/** Every colour and shadow that differs between light and dark, as [custom property, {light, dark}]. */
function schemeEntries(tokens) {
  const { main, second, other, companies } = tokens.chart
  const numbered = (colours, name) => colours.map((colour, index) => [`--color-${name}-${index + 1}`, colour])
  return [
    ...Object.entries(tokens.roles).map(([role, colour]) => [`--color-${role}`, colour]),
    ...numbered([...main, ...second], 'chart'),
    ['--color-chart-other', other],
    ...numbered(companies, 'company'),
    ...Object.entries(tokens.shadow).map(([step, shadow]) => [`--shadow-${step}`, shadow]),
  ]
}

function typeLines(type) {
  return Object.entries(type).flatMap(([name, { size, line, weight, tracking }]) => [
    `--text-${name}: ${size}px;`,
    `--text-${name}--line-height: ${line}px;`,
    ...(weight ? [`--text-${name}--font-weight: ${weight};`] : []),
    `--text-${name}--letter-spacing: ${tracking ?? '0em'};`,
  ])
}

const pixels = (prefix, values) => Object.entries(values).map(([name, value]) => `--${prefix}-${name}: ${value}px;`)

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
    `--spacing: ${tokens.spacing}px;`,
    `--spacing-control: ${control.height}px;`,
    `--spacing-control-compact: ${control.compact}px;`,
    `--spacing-control-coarse: ${control.coarse}px;`,
    ...pixels('radius', tokens.radius),
    ...pixels('breakpoint', tokens.breakpoint),
    ...pixels('container', tokens.container),
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

/** The light values are the theme's own; dark ones follow the attribute, or the system where none is set; paper is light. */
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
    block('[data-theme="light"],\n:host([data-theme="light"])', scheme('light')),
    '',
    '@media screen {',
    block('[data-theme="dark"],\n  :host([data-theme="dark"])', scheme('dark'), '  '),
    '}',
    '',
    '@media screen and (prefers-color-scheme: dark) {',
    block(`:root${unset},\n  :host(${unset}),\n  [data-theme="auto"]`, scheme('dark'), '  '),
    '}',
    '',
  ].join('\n')
}

function paletteTs(tokens) {
  const constant = (name, note, value) =>
    `/** ${note} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
  const variables = (colours, name, from = 1) => colours.map((_, index) => `var(--color-${name}-${index + from})`)
  const { main, second, companies } = tokens.chart
  return [
    `// ${banner}`,
    constant('mainSeries', 'Six harmonious colours for charts of up to six series.', variables(main, 'chart')),
    constant('secondSeries', 'Six more, for categories beyond the first.', variables(second, 'chart', main.length + 1)),
    constant('companySeries', 'Nineteen colours for companies and long lists.', variables(companies, 'company')),
    constant('roleColors', 'The colour roles as hexadecimal values, for sums on colours.', tokens.roles),
    constant('typeScale', 'Type sizes in px, for a host page that asks for another base size.', tokens.type),
    constant('radii', 'Corner radii in px.', tokens.radius),
  ].join('\n')
}

/** The two generated files as text, by file name. */
export function generate() {
  const tokens = read()
  return { 'theme.generated.css': themeCss(tokens), 'palette.generated.ts': paletteTs(tokens) }
}

/** The same two files as they stand in the repository. */
export function committed() {
  return Object.fromEntries(Object.keys(generate()).map((name) => [name, readFileSync(new URL(name, here), 'utf8')]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, text] of Object.entries(generate())) writeFileSync(new URL(name, here), text)
}
