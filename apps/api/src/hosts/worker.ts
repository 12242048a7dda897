import { createWorker } from './edge/create-worker.ts'

export { PersonObject } from './edge/person-object.ts'
export default createWorker()
