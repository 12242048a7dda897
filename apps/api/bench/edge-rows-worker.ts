import { createEdgeParts } from '../src/hosts/edge/edge-parts.ts'
import type { ForwardedCall } from '../src/hosts/edge/forwarded-call.ts'
import { objectLedgers } from '../src/hosts/edge/object-ledger.ts'
import { PersonObject as Deployed } from '../src/hosts/edge/person-object.ts'
import type { DemoLedger } from '../demo/seed-demo.ts'

/** What a cursor of workerd reports about its statement, once all rows were read. */
interface Counted {
  readonly rowsRead: number
  readonly rowsWritten: number
}

/** The deployed object, which also reports after each piece of work what it read and wrote, as Cloudflare counts it. */
export class PersonObject extends Deployed {
  private cursors: Counted[] = []

  override answer(forwardedCall: ForwardedCall, request: Request) {
    return this.telling(forwardedCall.call, () => super.answer(forwardedCall, request))
  }

  override fillDemo(ownerId: number, which: DemoLedger) {
    return this.telling(`fill ${which}`, () => super.fillDemo(ownerId, which))
  }

  override alarm() {
    return this.telling('alarm', () => super.alarm())
  }

  protected override createParts(ownerId: number) {
    const { storage } = this.ctx
    const { sql } = storage
    const exec: typeof sql.exec = (query, ...values) => {
      const cursor = sql.exec(query, ...values)
      this.cursors.push(cursor)
      return cursor
    }
    const counted = {
      ...storage,
      sql: { exec },
      transactionSync: storage.transactionSync.bind(storage),
      deleteAll: storage.deleteAll.bind(storage),
    }
    return createEdgeParts(this.env, objectLedgers(counted, ownerId), () => void this.wake())
  }

  private async telling<T>(what: string, work: () => Promise<T>): Promise<T> {
    this.cursors = []
    const result = await work()
    const sum = (of: (cursor: Counted) => number) => this.cursors.reduce((total, cursor) => total + of(cursor), 0)
    const rows = { read: sum(({ rowsRead }) => rowsRead), written: sum(({ rowsWritten }) => rowsWritten) }
    console.log(JSON.stringify({ rows: what, ...rows }))
    return result
  }
}
