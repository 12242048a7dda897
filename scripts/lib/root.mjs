import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project; every command works from here, wherever it was typed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
