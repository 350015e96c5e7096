// What the layout peers share: the trees, and the conversation with copyfit-layout-bench.
//
// The first line written names the engine. Then each line read is a task:
//   first TREE COUNT DEPTH      builds a tree and lays it out at a width of 400; answered by "SECONDS NODES HEIGHT"
//   change SIDE                 changes one leaf of tree 4 to and fro, many times; answered by "SECONDS" of the median
// What an engine cannot do is answered by "-".
//
// A peer says how it makes a leaf, a stack over the nodes last made, and how it lays out.
#ifndef LAYOUT_H
#define LAYOUT_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef void *layout_node;

typedef enum { layout_row, layout_column, layout_wrap } layout_kind;

static layout_node layout_leaf(double width, double height);
static layout_node layout_stack(layout_kind kind, double gap, double padding, const layout_node *children, int count);
// Lays a tree out and gives its height.
static double layout_run(layout_node root);
// Forgets all nodes.
static void layout_clear(layout_node root);
// Gives a leaf another size; false where the engine cannot.
static int layout_change(layout_node leaf, double width, double height);

static layout_node layout_victim;

static layout_node layout_nest(int depth, int is_row) {
    layout_node children[2] = {layout_leaf(10, 10), NULL};
    if (depth > 1) children[1] = layout_nest(depth - 1, !is_row);
    return layout_stack(is_row ? layout_row : layout_column, 4, 0, children, depth > 1 ? 2 : 1);
}

static layout_node layout_section(int is_middle) {
    layout_node rows[100], leaves[9];
    for (int row = 0; row < 100; row++) {
        for (int leaf = 0; leaf < 9; leaf++) leaves[leaf] = layout_leaf(30, 20);
        if (is_middle && row == 50) layout_victim = leaves[4];
        rows[row] = layout_stack(layout_row, 4, 0, leaves, 9);
    }
    return layout_stack(layout_column, 2, 0, rows, 100);
}

static layout_node layout_padded_row(void) {
    layout_node leaves[3] = {layout_leaf(40, 40), layout_leaf(100, 20), layout_leaf(60, 24)};
    return layout_stack(layout_row, 8, 8, leaves, 3);
}

static layout_node layout_tag(uint64_t *seed) {
    *seed = *seed * 6364136223846793005ull + 1442695040888963407ull;
    return layout_leaf(20 + (double)(((*seed >> 33) * 100) >> 31), 24);
}

// The trees of the table; the number of their nodes goes into `nodes`.
static layout_node layout_tree(const char *name, int count, int depth, long *nodes) {
    layout_node *children = (layout_node *)malloc((size_t)count * sizeof(layout_node)), root;
    int is_tags = !strcmp(name, "tags"), is_rows = !strcmp(name, "rows"), is_nests = !strcmp(name, "nests");
    int is_sections = !strcmp(name, "sections");
    uint64_t seed = 20240601;
    for (int i = 0; i < count; i++)
        children[i] = is_rows       ? layout_padded_row()
                      : is_nests    ? layout_nest(depth, 1)
                      : is_sections ? layout_section(i == count / 2)
                      : is_tags     ? layout_tag(&seed)
                                    : layout_leaf(100, 20);
    *nodes = 1 + (long)count * (is_rows ? 4 : is_nests ? 2 * depth : is_sections ? 1001 : 1);
    double gap = is_rows ? 4 : is_tags ? 8 : is_nests || is_sections ? 0 : 2;
    root = layout_stack(is_tags ? layout_wrap : layout_column, gap, 0, children, count);
    free(children);
    return root;
}

static double layout_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static int layout_compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static void layout_answer_first(const char *name, int count, int depth) {
    long nodes;
    layout_node root = layout_tree(name, count, depth, &nodes);
    double started = layout_seconds(), height = layout_run(root), spent = layout_seconds() - started;
    if (height < 0)
        printf("-\n");
    else
        printf("%.9f %ld %.0f\n", spent, nodes, height);
    layout_clear(root);
}

static void layout_answer_change(int is_width) {
    enum { count = 41 };
    double times[count];
    long nodes;
    layout_node root = layout_tree("sections", 100, 0, &nodes);
    layout_run(root);
    for (int i = 0; i < count; i++) {
        double width = is_width && i % 2 == 0 ? 31 : 30, height = !is_width && i % 2 == 0 ? 25 : 20;
        double started = layout_seconds();
        layout_change(layout_victim, width, height);
        layout_run(root);
        times[i] = layout_seconds() - started;
    }
    qsort(times, count, sizeof *times, layout_compare);
    printf("%.9f\n", times[count / 2]);
    layout_clear(root);
}

static int layout_answer_tasks(void) {
    char task[128], name[32];
    while (fgets(task, sizeof task, stdin) != NULL) {
        int count, depth;
        if (sscanf(task, "first %31s %d %d", name, &count, &depth) == 3)
            layout_answer_first(name, count, depth);
        else if (sscanf(task, "change %31s", name) == 1)
            layout_answer_change(!strcmp(name, "width"));
        else
            return 64;
        fflush(stdout);
    }
    return 0;
}

#endif
