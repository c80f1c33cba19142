// What a client needs from the machine it runs on. A page has it from the browser; programs and tests bring their own.

export interface HttpRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** A WebSocket. Once closed it stays closed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(): void;
}

export interface Transport {
  /** 'https://table.example', without a slash at the end. */
  readonly base: string;
  fetch(url: string, request: HttpRequest): Promise<HttpResponse>;
  connect(url: string, headers: Readonly<Record<string, string>>, events: SocketEvents): Socket;
  delay(milliseconds: number, work: () => void): void;
  /** From 0 to below 1; spreads reconnections, so that not all clients come back at the same moment. */
  random(): number;
  /** Milliseconds before each try to reconnect, the last one for all further tries; left out: ever longer, beginning with a short wait. */
  readonly retryAfter?: readonly number[];
  /** Programs keep the cookie themselves; for a page the browser does. */
  readonly jar?: { cookie: string | undefined };
}
