import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/*
 * Measures the least that reads and synchronous commits can cost over HTTP: `/1234` answers 1,234 bytes, `/1234/7` commits a
 * row to the file of person 7 first, as durable as a ledger does. Takes the folder of its files and how many processes serve the port.
 */
const [, , folder = '.', processes = '1'] = process.argv

/** Returns what commits a row to a person's file. */
function openFile(person) {
  const file = new Sqlite(join(folder, `bare-${process.pid}-${person}.sqlite`))
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.exec('CREATE TABLE row (id INTEGER PRIMARY KEY, text TEXT NOT NULL)')
  const insert = file.prepare('INSERT INTO row (text) VALUES (?)')
  return () => insert.run('Coffee')
}

function serve() {
  const commits = new Map()
  const answer = Buffer.alloc(1_000_000, 'x')
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const [, size, person] = (request.url ?? '/0').split('/')
      if (person !== undefined) {
        if (!commits.has(person)) commits.set(person, openFile(person))
        commits.get(person)()
      }
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Number(size) })
      response.end(answer.subarray(0, Number(size)))
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  })
}

if (cluster.isPrimary && processes !== '1') {
  for (let count = 0; count < Number(processes); count += 1) cluster.fork()
  process.on('SIGTERM', () => process.exit(0))
} else serve()
