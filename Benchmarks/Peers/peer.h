// What the peers share: the texts, and the conversation with copyfit-bench.
//
//   peer SIZE TEXTS FONT[:INDEX]...       one text per line of the file TEXTS; fonts primary first
//
// The first line written names the engine. Then each line read is a task, answered by "SECONDS LINES":
//   cold WIDTH              prepares every text anew and breaks it at the width
//   hot FIRST STEP COUNT    breaks the texts, kept from the first task on, at COUNT widths
#ifndef PEER_H
#define PEER_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    char **lines;
    int count;
} peer_texts;

static peer_texts peer_read_texts(const char *path) {
    peer_texts texts = {NULL, 0};
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        exit(2);
    }
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length;
    while ((length = getline(&line, &capacity, file)) > 0) {
        if (line[length - 1] == '\n') line[length - 1] = 0;
        texts.lines = (char **)realloc(texts.lines, (size_t)(texts.count + 1) * sizeof(char *));
        texts.lines[texts.count++] = strdup(line);
    }
    free(line);
    fclose(file);
    return texts;
}

static double peer_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

// Each runs one task and gives the number of lines.
static long peer_cold(double width);
static long peer_hot(double first, double step, int count);

static int peer_answer_tasks(void) {
    char task[128];
    while (fgets(task, sizeof task, stdin) != NULL) {
        double first, step;
        int count;
        double started = peer_seconds();
        long lines;
        if (sscanf(task, "cold %lf", &first) == 1)
            lines = peer_cold(first);
        else if (sscanf(task, "hot %lf %lf %d", &first, &step, &count) == 3)
            lines = peer_hot(first, step, count);
        else
            return 64;
        printf("%.9f %ld\n", peer_seconds() - started, lines);
        fflush(stdout);
    }
    return 0;
}

#endif
