import { makeWorker } from './edge/make-worker.ts'

export { PersonObject } from './edge/person-object.ts'
export default makeWorker()
