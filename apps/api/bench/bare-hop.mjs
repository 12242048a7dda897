import { createServer } from 'node:http'

/*
 * Measures the least that an answer of a given size can cost over HTTP: reads the request's body and sends bytes that
 * were made before. Runs as a separate process, like the server that is compared with it; `/1234` answers 1,234 bytes.
 */
const answers = new Map()

const toAnswer = (size) => {
  const known = answers.get(size) ?? Buffer.alloc(size, 'x')
  answers.set(size, known)
  return known
}

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const bytes = toAnswer(Number((request.url ?? '/0').slice(1)))
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length })
    response.end(bytes)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
