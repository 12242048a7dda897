import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TwinStore } from '../bank/twin/twin-item.ts'

/** Keeps the sandbox's logins beside the databases, readable by this user only, so that a demo goes on after a restart. */
export function openTwinFile(dataFolder: string): TwinStore {
  const path = join(dataFolder, 'bank-twin.json')
  return {
    read() {
      try {
        return readFileSync(path, 'utf8')
      } catch {
        return null
      }
    },
    write(content) {
      writeFileSync(`${path}.new`, content, { mode: 0o600 })
      renameSync(`${path}.new`, path)
    },
  }
}
