import type { Interaction, Task } from '@evenkeel/api-client/contract/staff-notes'
import type { AppParts } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { RequestHandlers } from '../http/handlers.ts'
import { makeSeal } from '../identity/seal.ts'
import { toDay, toWireDate } from '../services/moment.ts'
import type * as store from '../store/directory/staff.ts'
import { requestKeyOf, requireSame } from './staff-requests.ts'

const moment = (at: number) => new Date(at).toISOString()

/** Notes may speak of a person's money: in the directory they are sealed, each to its person. */
function makeWords({ keys, random }: Pick<AppParts, 'keys' | 'random'>) {
  const seal = () => makeSeal(keys.derive('staff-note'), random)
  const owner = (personId: number) => `note of ${personId}`
  return {
    close: (text: string, personId: number) => seal().close(new TextEncoder().encode(text), owner(personId)),
    open: async (sealed: string, personId: number) =>
      new TextDecoder().decode(await seal().open(sealed, owner(personId))),
  }
}

/** What planners and staff note about the people that they look after; the endpoint table has settled that they may. */
export function staffNoteRoutes(parts: Pick<AppParts, 'directory' | 'keys' | 'random'>) {
  const { staff } = parts.directory
  const words = makeWords(parts)

  const toInteraction = async ({
    id: interactionId,
    personId,
    type,
    note,
    at,
    authorId,
  }: store.Interaction): Promise<Interaction> => ({
    ...{ interactionId, type, authorId },
    note: await words.open(note, personId),
    at: moment(at),
  })

  const toTask = async ({
    id: taskId,
    personId,
    title,
    dueDate,
    status,
    createdAt,
    authorId,
  }: store.StaffTask): Promise<Task> => ({
    ...{ taskId, status, authorId },
    title: await words.open(title, personId),
    dueDate: dueDate === null ? null : toWireDate(dueDate),
    createdAt: moment(createdAt),
  })

  return {
    staffInteractions: async (_input, { about }) => Promise.all((await staff.interactions(about)).map(toInteraction)),

    async addStaffInteraction({ body }, context) {
      const { about: personId, person, clock } = context
      const note = await words.close(body.note, personId)
      const requestKey = requestKeyOf('addStaffInteraction', personId, context)
      const added = await staff.addInteraction({
        ...body,
        note,
        personId,
        authorId: person.userId,
        at: clock.now(),
        requestKey,
      })
      return requireSame(await toInteraction(added), body)
    },

    staffTasks: async (_input, { about }) => Promise.all((await staff.tasks(about)).map(toTask)),

    async addStaffTask({ body: { title, dueDate } }, context) {
      const { about: personId, person, clock } = context
      const asked = { title: await words.close(title, personId), dueDate: dueDate ? toDay(dueDate) : null }
      const requestKey = requestKeyOf('addStaffTask', personId, context)
      const added = await staff.addTask({
        ...asked,
        personId,
        authorId: person.userId,
        createdAt: clock.now(),
        requestKey,
      })
      return requireSame(await toTask(added), { title, dueDate: dueDate ?? null })
    },

    async setStaffTaskStatus({ params: { taskId, status } }, { about }) {
      const changed = await staff.setTaskStatus(about, taskId, status)
      if (!changed) throw notFound()
      return toTask(changed)
    },
  } satisfies RequestHandlers
}
