/** The engine on the server. */

import { post, Refusal } from "../api/http";
import { EngineUnavailable, Transport } from "./port";
import type { Answer, Question } from "./questions";

export class ServerEngine extends Transport {
  async carry(question: Question): Promise<Answer> {
    try {
      return await post<Answer>("/api/questions", question);
    } catch (error) {
      if (error instanceof Refusal) throw new EngineUnavailable(error.message);
      throw error;
    }
  }
}
