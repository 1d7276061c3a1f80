import { resetDatabase } from '../server/reset-database'
import type { Server } from '../server/server'

/** Maximum number of times that a run replaces a server that died. */
const REPLACEMENTS = 3

/** The server of a run: started on demand, and replaced if it died or can't be emptied. */
export class ServerHolder {
  private server: Server | undefined
  private replaced = 0

  constructor(private readonly open: () => Promise<Server>) {}

  /** An empty server. */
  async empty(): Promise<Server> {
    this.server ??= await this.open()
    try {
      await resetDatabase(this.server.client)
    } catch (error) {
      if (this.replaced++ >= REPLACEMENTS) throw error
      await this.server.stop()
      this.server = await this.open()
      await resetDatabase(this.server.client)
    }
    return this.server
  }

  /** Ends the server, if there is one. */
  async stop(): Promise<void> {
    await this.server?.stop()
  }
}
