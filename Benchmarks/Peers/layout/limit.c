// The least that SwiftUI's scheme can cost, in plain C: a parent proposes, a child answers; a stack asks every child for
// its least and its greatest length, sorts by flexibility, shares out what is left. A node remembers four answers.
#include "layout.h"

#include <math.h>

typedef struct {
    float width, height;
} size;

typedef struct {
    uint8_t kind, answers, next, needs_placing;
    float gap, padding, x, y;
    int first_child, child_count, parent;
    size size, last_proposal, proposals[4], answered[4];
} node;

enum { leaf_kind = 255 };

static node *nodes;
static int node_count, node_capacity;
static int *child_lists;
static int list_count, list_capacity;

// Nodes are handed out as their index + 1, so that none is NULL.
static layout_node handle(int index) { return (layout_node)(intptr_t)(index + 1); }
static int index_of(layout_node handle) { return (int)(intptr_t)handle - 1; }

static int make_node(uint8_t kind) {
    if (node_count == node_capacity) {
        node_capacity = node_capacity ? node_capacity * 2 : 1024;
        nodes = realloc(nodes, (size_t)node_capacity * sizeof *nodes);
    }
    memset(&nodes[node_count], 0, sizeof *nodes);
    nodes[node_count].kind = kind;
    nodes[node_count].parent = -1;
    nodes[node_count].x = -1e9f;
    return node_count++;
}

static layout_node layout_leaf(double width, double height) {
    int made = make_node(leaf_kind);
    nodes[made].size = (size){(float)width, (float)height};
    return handle(made);
}

static layout_node layout_stack(layout_kind kind, double gap, double padding, const layout_node *children, int count) {
    int made = make_node((uint8_t)kind);
    nodes[made].gap = (float)gap;
    nodes[made].padding = (float)padding;
    nodes[made].first_child = list_count;
    nodes[made].child_count = count;
    if (list_count + count > list_capacity) {
        list_capacity = (list_count + count) * 2;
        child_lists = realloc(child_lists, (size_t)list_capacity * sizeof *child_lists);
    }
    for (int i = 0; i < count; i++) {
        child_lists[list_count++] = index_of(children[i]);
        nodes[index_of(children[i])].parent = made;
    }
    return handle(made);
}

static void layout_clear(layout_node root) {
    (void)root;
    node_count = list_count = 0;
}

static size measure(int index, size proposal);

static float along(const node *stack, size length) { return stack->kind == layout_row ? length.width : length.height; }
static float across(const node *stack, size length) { return stack->kind == layout_row ? length.height : length.width; }
static size oriented(const node *stack, float along, float across) {
    return stack->kind == layout_row ? (size){along, across} : (size){across, along};
}

static size wrap(node *tags, float width, int places) {
    float x = 0, y = 0, line = 0, widest = 0;
    for (int i = 0; i < tags->child_count; i++) {
        node *tag = &nodes[child_lists[tags->first_child + i]];
        if (x > 0 && x + tag->size.width > width) {
            y += line + tags->gap;
            x = line = 0;
        }
        if (places) tag->x = x, tag->y = y;
        x += tag->size.width;
        if (x > widest) widest = x;
        x += tags->gap;
        if (tag->size.height > line) line = tag->size.height;
    }
    return (size){widest, y + line};
}

typedef struct {
    int position, child;
    float flexibility;
} share;

static int compare_shares(const void *a, const void *b) {
    const share *x = a, *y = b;
    if (x->flexibility != y->flexibility) return x->flexibility < y->flexibility ? -1 : 1;
    return x->position - y->position;
}

// Shares the proposal out, least flexible children first; each child's offer goes into `offers` where it is given.
static size share_out(int index, size proposal, size *offers) {
    node *stack = &nodes[index];
    int count = stack->child_count, is_sorted = 1;
    share few[16], *shares = count > 16 ? malloc((size_t)count * sizeof *shares) : few;
    float gaps = stack->gap * (float)(count - 1), rest = along(stack, proposal) - 2 * stack->padding - gaps;
    float cross = across(stack, proposal) - 2 * stack->padding, used = gaps, widest = 0;
    for (int i = 0; i < count; i++) {
        int child = child_lists[stack->first_child + i];
        size least = measure(child, oriented(stack, 0, cross)), most = measure(child, oriented(stack, INFINITY, cross));
        shares[i] = (share){i, child, along(stack, most) - along(stack, least)};
        if (i > 0 && shares[i].flexibility < shares[i - 1].flexibility) is_sorted = 0;
    }
    if (!is_sorted) qsort(shares, (size_t)count, sizeof *shares, compare_shares);
    for (int i = 0; i < count; i++) {
        size offer = oriented(stack, fmaxf(rest / (float)(count - i), 0), cross);
        size taken = measure(shares[i].child, offer);
        if (offers) offers[shares[i].position] = offer;
        rest -= along(stack, taken);
        used += along(stack, taken);
        if (across(stack, taken) > widest) widest = across(stack, taken);
    }
    if (shares != few) free(shares);
    return oriented(stack, used + 2 * stack->padding, widest + 2 * stack->padding);
}

static size measure(int index, size proposal) {
    node *asked = &nodes[index];
    if (asked->kind == leaf_kind) return asked->size;
    for (int i = 0; i < asked->answers; i++)
        if (asked->proposals[i].width == proposal.width && asked->proposals[i].height == proposal.height)
            return asked->answered[i];
    size answer = asked->kind == layout_wrap ? wrap(asked, proposal.width, 0) : share_out(index, proposal, NULL);
    asked->proposals[asked->next] = proposal;
    asked->answered[asked->next] = answer;
    asked->next = (asked->next + 1) & 3;
    if (asked->answers < 4) asked->answers++;
    return answer;
}

// Positions are relative to the parent: what has its size and proposal of before is moved and not entered.
static void place(int index, float x, float y, size proposal) {
    node *placed = &nodes[index];
    size answer = measure(index, proposal);
    int is_settled = placed->x > -1e8f && placed->size.width == answer.width && placed->size.height == answer.height
        && placed->last_proposal.width == proposal.width && placed->last_proposal.height == proposal.height;
    placed->x = x, placed->y = y, placed->size = answer, placed->last_proposal = proposal;
    if (placed->kind == leaf_kind || (is_settled && !placed->needs_placing)) return;
    placed->needs_placing = 0;
    if (placed->kind == layout_wrap) {
        wrap(placed, proposal.width, 1);
        return;
    }
    size few[16], *offers = placed->child_count > 16 ? malloc((size_t)placed->child_count * sizeof *offers) : few;
    share_out(index, proposal, offers);
    float at = placed->padding;
    for (int i = 0; i < placed->child_count; i++) {
        int child = child_lists[placed->first_child + i];
        size taken = measure(child, offers[i]), origin;
        origin = oriented(placed, at, (across(placed, answer) - across(placed, taken)) / 2);
        place(child, origin.width, origin.height, offers[i]);
        at += along(placed, taken) + placed->gap;
    }
    if (offers != few) free(offers);
}

static double layout_run(layout_node root) {
    place(index_of(root), 0, 0, (size){400, INFINITY});
    return nodes[index_of(root)].size.height;
}

static int layout_change(layout_node leaf, double width, double height) {
    nodes[index_of(leaf)].size = (size){(float)width, (float)height};
    for (int index = index_of(leaf); index >= 0; index = nodes[index].parent) {
        nodes[index].answers = nodes[index].next = 0;
        nodes[index].needs_placing = 1;
    }
    return 1;
}

int main(void) {
    printf("C, %zu bytes a node\n", sizeof(node));
    fflush(stdout);
    return layout_answer_tasks();
}
