import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the project. Every command runs in it, from any current folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
