import { runDataCommand } from './lib/data-command.mjs'

await runDataCommand('backup')
