import { atom } from 'jotai'

/** `status` for what was done and what a list shows now, `alert` for errors, `answer` for the result of a calculator. */
export type LiveRegionName = 'status' | 'alert' | 'answer'

/** What a live region of the frame says. The same text said again has another `id`, so that it is read again. */
export interface Announcement {
  readonly text: string
  readonly id: number
}

const silence: Announcement = { text: '', id: 0 }

const announcements = atom<Readonly<Record<LiveRegionName, Announcement>>>({
  status: silence,
  alert: silence,
  answer: silence,
})

/** What the three live regions of the frame say. */
export const announcementsAtom = atom((get) => get(announcements))

/** Says a text in one of the live regions; a host without them stays silent. */
export const announceAtom = atom(null, (get, set, region: LiveRegionName, text: string) => {
  const before = get(announcements)
  set(announcements, { ...before, [region]: { text, id: before[region].id + 1 } })
})
