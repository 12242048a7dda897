import * as z from 'zod/mini'
import { type TwinItem, twinItem } from './twin-item.ts'
import { changeRecord, type TwinStore } from './twin-store.ts'

type Login = Pick<TwinItem, 'person' | 'institutionId' | 'world'>

/** The logins of the sandbox by their item ids. */
export interface TwinItems {
  /** A login as it is by now; one that was never seen here is as its token says. */
  meet(made: TwinItem): Promise<TwinItem>
  get(itemId: string): Promise<TwinItem | undefined>
  /** Keeps a login as it is given, whatever was known of it. */
  put(item: TwinItem): Promise<void>
  /** Changes a login by what it is now; gives it as it then is. */
  change(itemId: string, change: (item: TwinItem) => TwinItem): Promise<TwinItem | undefined>
  /** From which day on a bank has rows of a person, who may have signed in there before. */
  historyFrom(login: Login): Promise<string | undefined>
}

const itemKey = (itemId: string) => `item:${itemId}`
const historyKey = ({ person, institutionId, world }: Login) => `history:${person}:${institutionId}:${world}`

function read(content: string | undefined): TwinItem | undefined {
  const parsed = content === undefined ? undefined : z.safeParse(twinItem, JSON.parse(content))
  return parsed?.success ? parsed.data : undefined
}

export function makeTwinItems(store: TwinStore): TwinItems {
  const get = async (itemId: string) => read(await store.get(itemKey(itemId)))
  const add = async (item: TwinItem) => {
    await store.add(historyKey(item), item.historyFrom)
    return store.add(itemKey(item.itemId), JSON.stringify(item))
  }
  const change: TwinItems['change'] = async (itemId, work) =>
    read(
      await changeRecord(store, itemKey(itemId), (content) => {
        const item = read(content)
        return item ? JSON.stringify(work(item)) : null
      }),
    )

  return {
    get,
    change,
    async meet(made) {
      const known = await get(made.itemId)
      if (known) return known
      await add(made)
      return (await get(made.itemId)) ?? made
    },
    async put(item) {
      if (!(await add(item))) await change(item.itemId, () => item)
    },
    historyFrom: (login) => store.get(historyKey(login)),
  }
}
