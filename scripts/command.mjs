import { setup } from './lib/setup.mjs'

await setup()
const { build, run, runTool } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')

const [name = '', ...args] = process.argv.slice(2)

/** @param {string[]} script its path, then the arguments that come before those of the command line */
const runScript = (...script) => {
  const options = ['--conditions=evenkeel-source', '--disable-warning=ExperimentalWarning']
  return run(process.execPath, [...options, ...script, ...args])
}

/** @param {string} script */
async function pictures(script) {
  if ((await build('errors-only')) !== 0) stop('The build failed: see above.')
  return runScript(script)
}

/** @param {string[]} words */
const storybook = (...words) => runTool('storybook', [...words, '--disable-telemetry', ...args])

/** The npm commands that only call a tool or a script; each returns the exit code. */
const commands = {
  audit: () => runScript('apps/api/tools/audit/command.ts'),
  backup: () => runScript('apps/api/tools/backup/command.ts', 'backup'),
  build: () => build(),
  company: () => runScript('apps/api/tools/company/command.ts'),
  'embed-pictures': () => pictures('tests/pictures/embed-pictures.ts'),
  format: () => runTool('oxfmt', args),
  homes: () => runTool('vitest', ['run', '--project', 'api', '--reporter', 'verbose', 'first-thing-of-home']),
  keys: () => runScript('apps/api/tools/keys/command.ts'),
  ledgers: () => runScript('apps/api/tools/ledgers/command.ts'),
  language: () => pictures('tests/pictures/language.mjs'),
  pictures: () => pictures('tests/pictures/pictures.mjs'),
  restore: () => runScript('apps/api/tools/backup/command.ts', 'restore'),
  sessions: () => runScript('apps/api/tools/sessions/command.ts'),
  storybook: () => storybook('dev', '-p', '6006', '--host', process.env.HOST ?? '127.0.0.1', '--ci'),
  'storybook:build': () => storybook('build', '-o', 'storybook-static'),
}

const isCommand = (/** @type {string} */ word) => Object.hasOwn(commands, word)
if (!isCommand(name)) stop(`There is no command named ${name}: choose from ${Object.keys(commands).join(', ')}.`)
process.exit(await commands[/** @type {keyof typeof commands} */ (name)]())
