import { type EdgePlace, openEdgeDatabase } from '../company/edge-database.ts'
import { BackupError } from '../backup/backup-files.ts'
import { counted } from './check.ts'

/** @throws BackupError for anything but `local` or `remote`. */
function readEdge(place: string): EdgePlace {
  if (place === 'local' || place === 'remote') return place
  throw new BackupError(`--edge is local or remote, not '${place}'.`)
}

const countThere = "SELECT count(*) AS ledgers FROM person_ledger WHERE state = 'there'"
const adoptAll = "UPDATE person_ledger SET state = 'behind' WHERE state = 'there'"

/**
 * Has the directory in D1 take what the people's objects say, each when it is next opened: after D1 was put back. An object of
 * another person or directory, an older one, and one that is gone, is refused as ever. Returns how many there are.
 */
async function adoptOnEdge(place: EdgePlace, dataFolder: string): Promise<number> {
  const database = openEdgeDatabase(place, dataFolder)
  try {
    const [rows = []] = await database.query([countThere])
    await database.run([adoptAll])
    return Number(rows[0]?.['ledgers'] ?? 0)
  } finally {
    database.close()
  }
}

/**
 * Does what can be done from outside of the platform, which opens an object for its own person alone. Returns the exit code.
 * @throws BackupError for anything else.
 */
export async function runOnEdge(
  name: string,
  { edge = '', all }: { readonly edge?: string | undefined; readonly all?: boolean | undefined },
  dataFolder: string,
  say: (line: string) => void,
): Promise<number> {
  const place = readEdge(edge)
  if (name !== 'adopt' || all !== true)
    throw new BackupError('On the edge there is adopt --all alone: what is wrong with a ledger is in the log.')
  const ledgers = await adoptOnEdge(place, dataFolder)
  say(`The directory follows ${counted(ledgers, 'ledger', 'ledgers')}, each when it is next opened.`)
  return 0
}
