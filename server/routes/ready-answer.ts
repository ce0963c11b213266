/** An answer that was checked against its schema when it was written as JSON, and is sent as it is. */
export class ReadyAnswer {
  readonly body: Uint8Array<ArrayBuffer>;

  constructor(body: Uint8Array<ArrayBuffer>) {
    this.body = body;
  }
}
