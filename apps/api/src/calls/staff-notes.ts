import type { Interaction, Task } from '@evenkeel/api-client/contract/staff-notes'
import type { AppParts } from '../app-parts.ts'
import { createWordsAbout } from '../crypto/words-about.ts'
import { notFound } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { toDay, toWireDate } from '../services/moment.ts'
import type * as store from '../store/directory/staff.ts'
import { toRequestKey, requireSame } from './staff.ts'

const moment = (at: number) => new Date(at).toISOString()

/** Notes and tasks of planners and staff about people; the endpoint table decides who may use them. */
export function staffNoteCalls(parts: Pick<AppParts, 'directory' | 'keys' | 'random'>) {
  const { staff } = parts.directory
  const words = createWordsAbout(parts, 'note')

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
      const requestKey = toRequestKey('addStaffInteraction', personId, context)
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
      const requestKey = toRequestKey('addStaffTask', personId, context)
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
  } satisfies RequestCalls
}
