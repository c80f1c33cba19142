export interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

export function findPostgres(): string;
export function preparePostgres(): void;
export function start(): Promise<Database>;
